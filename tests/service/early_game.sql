PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE entries (
    game INTEGER NOT NULL REFERENCES games (id),
    revision INTEGER NOT NULL,
    kind TEXT NOT NULL,                         -- seated, action
    turn INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES people (id),      -- who did it, or who was seated
    at TEXT NOT NULL,
    action TEXT,                                -- JSON, with its sources spelt out
    notation TEXT,
    events TEXT NOT NULL DEFAULT '[]',          -- JSON, unfiltered
    reveals INTEGER NOT NULL DEFAULT 0,         -- something was turned over: cannot be taken back
    PRIMARY KEY (game, revision)
) STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES(1,4,'seated',0,0,11,'2026-05-04T12:00:04.000+00:00',NULL,NULL,'[]',0);
INSERT INTO "entries" VALUES(1,5,'seated',0,1,12,'2026-05-04T12:00:04.000+00:00',NULL,NULL,'[]',0);
INSERT INTO "entries" VALUES(1,6,'seated',0,2,13,'2026-05-04T12:00:04.000+00:00',NULL,NULL,'[]',0);
INSERT INTO "entries" VALUES(1,7,'action',1,0,11,'2026-05-04T12:00:05.000+00:00','{"do":"build","industry":"coal_mine","slot":"rochdale_2","cards":["rochdale"],"coal":[],"iron":[]}','build Coal Mine at Rochdale 2 with Rochdale','[{"kind":"discarded","seat":"red","card":"rochdale","to":null},{"kind":"built","seat":"red","slot":"rochdale_2","industry":"coal_mine","level":1,"pounds":5,"double":false,"to":null}]',0);
INSERT INTO "entries" VALUES(1,8,'action',1,0,11,'2026-05-04T12:00:06.000+00:00','{"do":"end turn"}','end turn','[{"kind":"turn_ended","seat":"red","spent":5,"to":null},{"kind":"drew","seat":"red","count":1,"to":null},{"kind":"drew_cards","seat":"red","cards":["lancaster"],"to":"red"},{"kind":"turn_began","seat":"yellow","actions":1,"to":null}]',1);
INSERT INTO "entries" VALUES(1,9,'action',2,1,12,'2026-05-04T12:00:07.000+00:00','{"do":"build","industry":"cotton_mill","slot":"colne_1","cards":["cotton_mill"],"coal":[],"iron":[]}','build Cotton Mill at Colne 1 with Cotton Mill','[{"kind":"discarded","seat":"yellow","card":"cotton_mill","to":null},{"kind":"built","seat":"yellow","slot":"colne_1","industry":"cotton_mill","level":1,"pounds":12,"double":false,"to":null}]',0);
INSERT INTO "entries" VALUES(1,10,'action',2,1,12,'2026-05-04T12:00:08.000+00:00','{"do":"end turn"}','end turn','[{"kind":"turn_ended","seat":"yellow","spent":12,"to":null},{"kind":"drew","seat":"yellow","count":1,"to":null},{"kind":"drew_cards","seat":"yellow","cards":["liverpool"],"to":"yellow"},{"kind":"turn_began","seat":"teal","actions":1,"to":null}]',1);
INSERT INTO "entries" VALUES(1,11,'action',3,2,13,'2026-05-04T12:00:09.000+00:00','{"do":"develop","industries":["coal_mine","port"],"cards":["macclesfield"],"iron":["market","market"]}','develop Coal Mine, Port with Macclesfield iron market, market','[{"kind":"discarded","seat":"teal","card":"macclesfield","to":null},{"kind":"developed","seat":"teal","industry":"coal_mine","level":1,"to":null},{"kind":"iron_bought","seat":"teal","pounds":1,"to":null},{"kind":"developed","seat":"teal","industry":"port","level":1,"to":null},{"kind":"iron_bought","seat":"teal","pounds":1,"to":null}]',0);
INSERT INTO "entries" VALUES(1,12,'action',3,2,13,'2026-05-04T12:00:10.000+00:00','{"do":"end turn"}','end turn','[{"kind":"turn_ended","seat":"teal","spent":2,"to":null},{"kind":"drew","seat":"teal","count":1,"to":null},{"kind":"drew_cards","seat":"teal","cards":["coal_mine"],"to":"teal"},{"kind":"round_ended","seat":null,"era":"canal","round":1,"to":null},{"kind":"order_set","seat":null,"order":["teal","red","yellow"],"spent":{"red":5,"yellow":12,"teal":2},"to":null},{"kind":"income","seat":"teal","pounds":0,"level":0,"to":null},{"kind":"income","seat":"red","pounds":0,"level":0,"to":null},{"kind":"income","seat":"yellow","pounds":0,"level":0,"to":null},{"kind":"turn_began","seat":"teal","actions":2,"to":null}]',1);
INSERT INTO "entries" VALUES(1,13,'action',4,2,13,'2026-05-04T12:00:11.000+00:00','{"do":"build","industry":"port","slot":"lancaster_1","cards":["port"],"coal":[],"iron":[]}','build Port at Lancaster 1 with Port','[{"kind":"discarded","seat":"teal","card":"port","to":null},{"kind":"built","seat":"teal","slot":"lancaster_1","industry":"port","level":1,"pounds":6,"double":false,"to":null}]',0);
INSERT INTO "entries" VALUES(1,14,'action',4,2,13,'2026-05-04T12:00:12.000+00:00','{"do":"develop","industries":["coal_mine","coal_mine"],"cards":["coal_mine"],"iron":["market","market"]}','develop Coal Mine, Coal Mine with Coal Mine iron market, market','[{"kind":"discarded","seat":"teal","card":"coal_mine","to":null},{"kind":"developed","seat":"teal","industry":"coal_mine","level":2,"to":null},{"kind":"iron_bought","seat":"teal","pounds":2,"to":null},{"kind":"developed","seat":"teal","industry":"coal_mine","level":2,"to":null},{"kind":"iron_bought","seat":"teal","pounds":2,"to":null}]',0);
INSERT INTO "entries" VALUES(1,15,'action',4,2,13,'2026-05-04T12:00:13.000+00:00','{"do":"end turn"}','end turn','[{"kind":"turn_ended","seat":"teal","spent":10,"to":null},{"kind":"drew","seat":"teal","count":2,"to":null},{"kind":"drew_cards","seat":"teal","cards":["preston","liverpool"],"to":"teal"},{"kind":"turn_began","seat":"red","actions":2,"to":null}]',1);
INSERT INTO "entries" VALUES(1,16,'action',5,0,11,'2026-05-04T12:00:14.000+00:00','{"do":"develop","industries":["iron_works","shipyard"],"cards":["oldham"],"iron":["market","market"]}','develop Iron Works, Shipyard with Oldham iron market, market','[{"kind":"discarded","seat":"red","card":"oldham","to":null},{"kind":"developed","seat":"red","industry":"iron_works","level":1,"to":null},{"kind":"iron_bought","seat":"red","pounds":3,"to":null},{"kind":"developed","seat":"red","industry":"shipyard","level":0,"to":null},{"kind":"iron_bought","seat":"red","pounds":3,"to":null}]',0);
INSERT INTO "entries" VALUES(1,17,'action',5,0,11,'2026-05-04T12:00:15.000+00:00','{"do":"develop","industries":["port","shipyard"],"cards":["warrington_and_runcorn"],"iron":["market","market"]}','develop Port, Shipyard with Warrington & Runcorn iron market, market','[{"kind":"discarded","seat":"red","card":"warrington_and_runcorn","to":null},{"kind":"developed","seat":"red","industry":"port","level":1,"to":null},{"kind":"iron_bought","seat":"red","pounds":4,"to":null},{"kind":"developed","seat":"red","industry":"shipyard","level":0,"to":null},{"kind":"iron_bought","seat":"red","pounds":4,"to":null}]',0);
INSERT INTO "entries" VALUES(1,18,'action',5,0,11,'2026-05-04T12:00:16.000+00:00','{"do":"end turn"}','end turn','[{"kind":"turn_ended","seat":"red","spent":14,"to":null},{"kind":"drew","seat":"red","count":2,"to":null},{"kind":"drew_cards","seat":"red","cards":["iron_works","liverpool"],"to":"red"},{"kind":"turn_began","seat":"yellow","actions":2,"to":null}]',1);
INSERT INTO "entries" VALUES(1,19,'action',6,1,12,'2026-05-04T12:00:17.000+00:00','{"do":"build","industry":"cotton_mill","slot":"rochdale_1","cards":["wigan","shipyard"],"coal":[],"iron":[]}','build Cotton Mill at Rochdale 1 with Wigan + Shipyard','[{"kind":"discarded","seat":"yellow","card":"wigan","to":null},{"kind":"discarded","seat":"yellow","card":"shipyard","to":null},{"kind":"built","seat":"yellow","slot":"rochdale_1","industry":"cotton_mill","level":1,"pounds":12,"double":true,"to":null}]',0);
INSERT INTO "entries" VALUES(1,20,'action',6,1,12,'2026-05-04T12:00:18.000+00:00','{"do":"end turn"}','end turn','[{"kind":"turn_ended","seat":"yellow","spent":12,"to":null},{"kind":"drew","seat":"yellow","count":2,"to":null},{"kind":"drew_cards","seat":"yellow","cards":["iron_works","barrow_in_furness"],"to":"yellow"},{"kind":"round_ended","seat":null,"era":"canal","round":2,"to":null},{"kind":"order_set","seat":null,"order":["teal","yellow","red"],"spent":{"teal":10,"red":14,"yellow":12},"to":null},{"kind":"income","seat":"teal","pounds":0,"level":0,"to":null},{"kind":"income","seat":"yellow","pounds":0,"level":0,"to":null},{"kind":"income","seat":"red","pounds":0,"level":0,"to":null},{"kind":"turn_began","seat":"teal","actions":2,"to":null}]',1);
INSERT INTO "entries" VALUES(1,21,'action',7,2,13,'2026-05-04T12:00:19.000+00:00','{"do":"build","industry":"cotton_mill","slot":"bolton_2","cards":["liverpool","stockport"],"coal":[],"iron":[]}','build Cotton Mill at Bolton 2 with Liverpool + Stockport','[{"kind":"discarded","seat":"teal","card":"liverpool","to":null},{"kind":"discarded","seat":"teal","card":"stockport","to":null},{"kind":"built","seat":"teal","slot":"bolton_2","industry":"cotton_mill","level":1,"pounds":12,"double":true,"to":null}]',0);
INSERT INTO "entries" VALUES(1,22,'action',7,2,13,'2026-05-04T12:00:20.000+00:00','{"do":"end turn"}','end turn','[{"kind":"turn_ended","seat":"teal","spent":12,"to":null},{"kind":"drew","seat":"teal","count":2,"to":null},{"kind":"drew_cards","seat":"teal","cards":["port","blackburn"],"to":"teal"},{"kind":"turn_began","seat":"yellow","actions":2,"to":null}]',1);
INSERT INTO "entries" VALUES(1,23,'action',8,1,12,'2026-05-04T12:00:21.000+00:00','{"do":"build","industry":"port","slot":"preston_3","cards":["bolton","port"],"coal":[],"iron":[]}','build Port at Preston 3 with Bolton + Port','[{"kind":"discarded","seat":"yellow","card":"bolton","to":null},{"kind":"discarded","seat":"yellow","card":"port","to":null},{"kind":"built","seat":"yellow","slot":"preston_3","industry":"port","level":1,"pounds":6,"double":true,"to":null}]',0);
INSERT INTO "entries" VALUES(1,24,'action',8,1,12,'2026-05-04T12:00:22.000+00:00','{"do":"end turn"}','end turn','[{"kind":"turn_ended","seat":"yellow","spent":6,"to":null},{"kind":"drew","seat":"yellow","count":2,"to":null},{"kind":"drew_cards","seat":"yellow","cards":["lancaster","cotton_mill"],"to":"yellow"},{"kind":"turn_began","seat":"red","actions":2,"to":null}]',1);
INSERT INTO "entries" VALUES(1,25,'action',9,0,11,'2026-05-04T12:00:23.000+00:00','{"do":"loan","pounds":30,"cards":["iron_works"]}','loan 30 with Iron Works','[{"kind":"discarded","seat":"red","card":"iron_works","to":null},{"kind":"loan","seat":"red","pounds":30,"levels":3,"space_before":10,"space_after":7,"to":null}]',0);
INSERT INTO "entries" VALUES(1,26,'action',9,0,11,'2026-05-04T12:00:24.000+00:00','{"do":"build","industry":"coal_mine","slot":"manchester_1","cards":["manchester"],"coal":[],"iron":[]}','build Coal Mine at Manchester 1 with Manchester','[{"kind":"discarded","seat":"red","card":"manchester","to":null},{"kind":"built","seat":"red","slot":"manchester_1","industry":"coal_mine","level":2,"pounds":7,"double":false,"to":null}]',0);
INSERT INTO "entries" VALUES(1,27,'action',9,0,11,'2026-05-04T12:00:25.000+00:00','{"do":"end turn"}','end turn','[{"kind":"turn_ended","seat":"red","spent":7,"to":null},{"kind":"drew","seat":"red","count":2,"to":null},{"kind":"drew_cards","seat":"red","cards":["coal_mine","bolton"],"to":"red"},{"kind":"round_ended","seat":null,"era":"canal","round":3,"to":null},{"kind":"order_set","seat":null,"order":["yellow","red","teal"],"spent":{"teal":12,"yellow":6,"red":7},"to":null},{"kind":"income","seat":"yellow","pounds":0,"level":0,"to":null},{"kind":"income","seat":"red","pounds":-3,"level":-3,"to":null},{"kind":"income","seat":"teal","pounds":0,"level":0,"to":null},{"kind":"turn_began","seat":"yellow","actions":2,"to":null}]',1);
INSERT INTO "entries" VALUES(1,28,'action',10,1,12,'2026-05-04T12:00:26.000+00:00','{"do":"loan","pounds":20,"cards":["preston"]}','loan 20 with Preston','[{"kind":"discarded","seat":"yellow","card":"preston","to":null},{"kind":"loan","seat":"yellow","pounds":20,"levels":2,"space_before":10,"space_after":8,"to":null}]',0);
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel INTEGER NOT NULL,
    guild INTEGER,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'cancelled', 'parked')),
    parked_because TEXT,
    language TEXT NOT NULL,
    options TEXT NOT NULL,                      -- JSON: what was asked for; from the beginning on, all of them
    opener INTEGER NOT NULL REFERENCES people (id),
    secret BLOB NOT NULL,
    last_share TEXT,                            -- the share of whoever began the game
    seed BLOB,
    rules INTEGER,                              -- the version of the rules with which it began
    revision INTEGER NOT NULL,                  -- grows with everything that happens to the game
    turn INTEGER NOT NULL DEFAULT 0,            -- number of the turn being played; what has a smaller one is published
    turn_revision INTEGER NOT NULL,             -- the revision that others than the one on turn see
    turn_seat INTEGER,                          -- who must decide; null in the lobby and after the end
    turn_decision TEXT,                         -- which decision it was when the turn began
    decision TEXT,                              -- which decision it is now, half-way through the turn
    turn_position BLOB,                         -- position at the turn's start: compressed JSON
    position BLOB,                              -- position now, with the provisional actions
    opened_at TEXT NOT NULL,
    begun_at TEXT,
    ended_at TEXT
) STRICT;
INSERT INTO "games" VALUES(1,700,7,'running',NULL,'en','{"players":3,"edition":"roxley2018","deck":"standard","virtual_link":false,"map":"full","community_distant":"four","introductory":true,"tie_break_income":"space","income_after_canal_scoring":false,"introductory_income":false}',11,X'0505050505050505050505050505050505050505050505050505050505050505','1003',X'B34F1D296639B72CFF778AF1D0C4660BA6CDBD729EE3E7922E9A5CDC0E74EBDC',1,28,10,27,1,'turn','turn',X'789CB596DB6EA3301086DFC5D75C706A687895AAB28C191A2BC646B6291B5579F79D014280366A77B57BD1D438E3397CF37BC8071332286B3CD7D00456A611935668DE0A77067C7E8E580D55F0AC7C79A5A5541EAD59C942EF0CC31DE5833068F8C1C6238E9571C43AA5014F645112A5511CE5F8994619FDA1133A093539BCE27927063E9BB3AA7717F4596921CFD5E4BFD10061B0B6A67DE19C1DB832BC2117DEE3DEA0DE04D9392B4FB5403711E661E4097CC05CF08CC2A4CC090439F027D55D84A3A5B42158C35BA5353E2987EBC1BAB3DF7D85E9821358AE14469065635D2BB0DC643E74E384456B65CE3327DB8D4C898AB46DDB1B152E7C41854E7ACA0D699EF18976EB292BA85598F03AFB4BC3258D93674ACFA017E0A2C19AF89809F7D23A65DE58D908ED814C82B3752F8345846570FD6E8F4F3E16FB567494483F96DF69710187E966D81D05BC7220CECB09E63B2109ECBB72A1C7D854E8EC083B685D4D5D7F6117D0DA0ED40BA05A0288919FB3BDC16EE7B8EA35F8111D650F332B0FC4F37E9A9E4772E406FF21368974C87ADBDA4DD306D406F2A0C6214DEE7A4C7E1490D5F549B46B8560CC93A094507056E309FC52A36331FBD5EA1D5C672D91F1C1CA73675DF82499E9962843606683455EAF4BCB26746531AB63BE64494E0D08933C6E6ECAA76D88324937355273C640E46D0955E6D882D61AC0AE67095960D7FDA847DF01A92DBECEBDD8B15C97B62EF98BC25A2125B6AE51A0EB0DBEF5E55ADFDA4D9F360F4B3B3A14C0C47EB5A2709FE025F14FE8E57B7AC9965E7EA37758D33BDCE91D1EC19B95B9C337A35914B49A2DB799B41B240BB52FC6188600DF82037EEBC80341DE613D96E3AAECBF8459EC61C60F60160F60C65FC3BCD2F5A66BCDAA2C6F923A3D1E0ED9B12A52D93445F12C702B96F9E11057E220EBAA2ED2234006C5314DE1289E642D632872A86A490346A0F8B8EDC33447821AA7CB0B16D25730056EB4EA3A8AB74CC9BAF78126E40E9F8677D0E368B283A171365D194C575B9A4E539B79CAAED13FF27F9F77530469B5019EFC3CC04D28DF64BE0869EB3BFB26F9BB9AE600E93DC034DF67FFF7DBFD4F92DF6399F5CEB3FF47FEF662D8E69FFE29A0E401A0C53D8A07658A2F434415E65F3C6B3F9B29FBF08DF64AF3C598F1758DBFA07E035886487B',X'789CB596DB6EA3301086DFC5D75C706A687895AAB28C191A2BC646B6291B5579F79D014280366A57EA5E3435CE780EDFFC1EF2C1840CCA1ACF3534819549C4A4159AB7C29D019F9F235643153C2B5F5E692995476B56B2D03BC37047F9200C1A7EB0F18863651CB14E69C013599444691447397EA651467FE8844E424D0EAF78DE8981CFE6ACEADD057D565AC87335F96F344018ACAD695F386707AE0C6FC885F7B837A8374176CECA532DD04D84791879021F30173CA330297302410EFC497517E168296D08D6F056698D4FCAE17AB0EEEC775F61BAE004962B851164D958D78A89D378E8C6098BD6CA9C674EB61B99121569DBB6372A5CF8820A9DF4941BD23CE313EDD6535650AB30E175F68F864B1A27CF949E412FC0458335F13113EEA575CABCB1B211DA03990467EB5E068B08CBE0FADD1E9F7C2CF6ADE828917E2CBFD3E2020ED3CDB03B0A78E5409C9713CC774212D877E5428FB1A9D0D91176D0BA9ABAFEC22EA0B51DA81740B50410233F677B83DDCE71D56BF0233ACA1E66561E88E7FD343D8FE4C80DFE436C12E990F5B6B59BA60DA80DE4418D439ADCF598FC2820ABEB9368D70AC198274129A1E0ACC613F8A546C762F6ABD53BB8CE5A22E38395E7CEBAF04932D32D5186C0CC068BBC5E97964DE8CA6256C7ED92E5D48030C9E3E6A67CDA86289374532335670C44DE9650658E2D68AD01EC7A96900576DD8F7AF41D90DAE2EBDC8B1DCB7569EB92BF28AC155262EB1A05BADEE05B5FAEF5ADDDF469F3B0B4A343014CEC572B0AF7095E12FF845EBEA7976CE9E5377A8735BDC39DDEE111BC59993B7CBBACA3BB965653E6369D762365E1F7C540C360E05B70C06FBD7920CDC7725C95FD09E6F34F58167B96F10396C5039669FC35CC2B5D6FBAD6ACCAF226A9D3E3E1901DAB22954D5314CF02B762991F0E71250EB2AEEA223D0264501CD3148EE249D632862287AA963460048A8FDB3E4C7324A871BABC60257D0553E046ABAEA378CB94AC7B1F6842EEF06978073D8E263B181A67D395C174B5A5E9343597A7EC1AFD92FFFBBC9B2248AB0DF0E4E7016EF2F826F3453E5BDFD937C9DFD5340748EF01A6F93EFBBFDFEE5F497E8F65BE663CFB7FE46F2F866DFEE9BF024A1E005ADCA37850A6F832445461FEC5B3F6B399B20FDF68AF34558C195FD7F80BEA2F7A554883','2026-05-04T12:00:01.000+00:00','2026-05-04T12:00:04.000+00:00',NULL);
INSERT INTO "games" VALUES(2,701,7,'lobby',NULL,'en','{}',11,X'0505050505050505050505050505050505050505050505050505050505050505',NULL,NULL,NULL,2,0,2,NULL,NULL,NULL,NULL,NULL,'2026-05-04T12:00:27.000+00:00',NULL,NULL);
CREATE TABLE kept_messages (
    game INTEGER NOT NULL REFERENCES games (id),
    purpose TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (game, purpose)
) STRICT, WITHOUT ROWID;
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    turn INTEGER NOT NULL,
    person INTEGER REFERENCES people (id),      -- to whom; null: to the game's channel
    about INTEGER REFERENCES people (id),       -- whom a message in the channel is about
    status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'dropped', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL,
    created_at TEXT NOT NULL,
    done_at TEXT,
    message INTEGER,                            -- the chat side's id of what was sent
    problem TEXT
) STRICT;
INSERT INTO "outbox" VALUES(1,1,'began',0,NULL,NULL,'waiting',0,'2026-05-04T12:00:04.000+00:00','2026-05-04T12:00:04.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(2,1,'notice',1,11,NULL,'waiting',0,'2026-05-04T12:00:04.000+00:00','2026-05-04T12:00:04.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(3,1,'turn',1,NULL,NULL,'waiting',0,'2026-05-04T12:00:06.000+00:00','2026-05-04T12:00:06.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(4,1,'notice',2,12,NULL,'waiting',0,'2026-05-04T12:00:06.000+00:00','2026-05-04T12:00:06.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(5,1,'turn',2,NULL,NULL,'waiting',0,'2026-05-04T12:00:08.000+00:00','2026-05-04T12:00:08.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(6,1,'notice',3,13,NULL,'waiting',0,'2026-05-04T12:00:08.000+00:00','2026-05-04T12:00:08.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(7,1,'turn',3,NULL,NULL,'waiting',0,'2026-05-04T12:00:10.000+00:00','2026-05-04T12:00:10.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(8,1,'notice',4,13,NULL,'waiting',0,'2026-05-04T12:00:10.000+00:00','2026-05-04T12:00:10.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(9,1,'turn',4,NULL,NULL,'waiting',0,'2026-05-04T12:00:13.000+00:00','2026-05-04T12:00:13.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(10,1,'notice',5,11,NULL,'waiting',0,'2026-05-04T12:00:13.000+00:00','2026-05-04T12:00:13.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(11,1,'turn',5,NULL,NULL,'waiting',0,'2026-05-04T12:00:16.000+00:00','2026-05-04T12:00:16.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(12,1,'notice',6,12,NULL,'waiting',0,'2026-05-04T12:00:16.000+00:00','2026-05-04T12:00:16.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(13,1,'turn',6,NULL,NULL,'waiting',0,'2026-05-04T12:00:18.000+00:00','2026-05-04T12:00:18.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(14,1,'notice',7,13,NULL,'waiting',0,'2026-05-04T12:00:18.000+00:00','2026-05-04T12:00:18.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(15,1,'turn',7,NULL,NULL,'waiting',0,'2026-05-04T12:00:20.000+00:00','2026-05-04T12:00:20.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(16,1,'notice',8,12,NULL,'waiting',0,'2026-05-04T12:00:20.000+00:00','2026-05-04T12:00:20.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(17,1,'turn',8,NULL,NULL,'waiting',0,'2026-05-04T12:00:22.000+00:00','2026-05-04T12:00:22.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(18,1,'notice',9,11,NULL,'waiting',0,'2026-05-04T12:00:22.000+00:00','2026-05-04T12:00:22.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(19,1,'turn',9,NULL,NULL,'waiting',0,'2026-05-04T12:00:25.000+00:00','2026-05-04T12:00:25.000+00:00',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(20,1,'notice',10,12,NULL,'waiting',0,'2026-05-04T12:00:25.000+00:00','2026-05-04T12:00:25.000+00:00',NULL,NULL,NULL);
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;
INSERT INTO "people" VALUES(11,'Ann');
INSERT INTO "people" VALUES(12,'Ben');
INSERT INTO "people" VALUES(13,'Cleo');
CREATE TABLE preferences (
    scope TEXT NOT NULL CHECK (scope IN ('person', 'game', 'channel', 'guild', 'bot')),
    owner INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, owner, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE requests (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL
) STRICT;
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person INTEGER REFERENCES people (id),
    share TEXT NOT NULL,                        -- what this seat added to the chance of the game
    PRIMARY KEY (game, seat),
    UNIQUE (game, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,11,'1000');
INSERT INTO "seats" VALUES(1,1,12,'1001');
INSERT INTO "seats" VALUES(1,2,13,'1002');
INSERT INTO "seats" VALUES(2,0,11,'1026');
INSERT INTO "seats" VALUES(2,1,12,'1027');
CREATE UNIQUE INDEX one_game_in_a_channel ON games (channel) WHERE status IN ('lobby', 'running', 'parked');
CREATE INDEX games_of_a_channel ON games (channel, id);
CREATE INDEX games_by_status ON games (status);
CREATE INDEX seats_of_a_person ON seats (person);
CREATE INDEX entries_of_a_turn ON entries (game, turn);
CREATE INDEX outbox_waiting ON outbox (id) WHERE status = 'waiting';
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',2);
INSERT INTO "sqlite_sequence" VALUES('outbox',20);
COMMIT;

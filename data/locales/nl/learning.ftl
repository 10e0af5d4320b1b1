# Talen, tips, de eerste beurt, en hulp naar wat iemand wil doen.

table-option-language = Taal van het spel: { $language }
settings-language = **Mijn taal**, voor alles wat alleen ik lees
settings-tips = **Tips** en de uitgelegde eerste beurt
choice-language-discord = Als in Discord
option-tips = tips
    .description = Tips en de uitgelegde eerste beurt

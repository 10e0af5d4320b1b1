# Languages, tips, the first turn, and help by what somebody wants to do.

table-option-language = Language of the game: { $language }
settings-language = **My language**, for everything that only I read
settings-tips = **Tips** and the explained first turn
choice-language-discord = As in Discord
option-tips = tips
    .description = Tips and the explained first turn

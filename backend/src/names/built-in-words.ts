/** Words that the `obscenity` library doesn't know, or only in some spellings. */
export const REFUSED_WORDS: readonly string[] = [
  ...['fuck', 'fucker', 'shit', 'cunt', 'bitch', 'twat', 'wank', 'rape', 'penis', 'vagina', 'pussy'],
  ...[
    'nigger',
    'niggers',
    'nigga',
    'niggas',
    'faggot',
    'faggots',
    'retard',
    'retards',
    'tranny',
    'paki',
    'pakis',
  ],
  ...['whore', 'whores', 'slut', 'sluts', 'wanker', 'wankers', 'asshole', 'arsehole', 'bastard'],
  ...['cock', 'cocks', 'tits', 'titties', 'dildo', 'dildos', 'porn', 'porno', 'cumshot', 'bukkake', 'milf'],
  ...['dickhead', 'dickface', 'dickhole', 'dicksucker', 'cocksucker', 'shithead', 'shithole', 'fuckface'],
  ...['nazi', 'nazis', 'hitler', 'heil hitler', 'sieg heil', 'kkk'],
  ...['pedo', 'pedos', 'paedo', 'paedos', 'pedophile', 'paedophile', 'kys', 'kill yourself'],
];

/**
 * Names and words in which the library or the list finds something that nobody means. Dick is a given name, but only
 * at the beginning (see `Obscenity`).
 */
export const INNOCENT_WORDS: readonly string[] = [
  ...['ana', 'anna', 'annalise', 'analise', 'annaliese', 'analeigh', 'analia', 'anali', 'manus'],
  ...['cumming', 'cummings', 'cumhur', 'dickens', 'dickenson', 'dickinson', 'dickson', 'dickie', 'moby dick'],
  ...['van dyke', 'van dyck', 'fagan', 'fagin', 'fagotto', 'fukuda', 'fukuoka', 'fukushima', 'fukui'],
  ...['penistone', 'assisi', 'assol', 'montenegro', 'rio negro', 'negron', 'shiitake', 'harshit', 'rakshit'],
  ...['ashit', 'dikshit', 'akshit', 'shithi', 'pornthip', 'supaporn', 'pornchai', 'wankel', 'twatt'],
  ...['pussycat', 'pussycats', 'pussy willow', 'blue tit', 'coal tit', 'great tit', 'titus', 'rapeseed'],
  ...['snigger', 'sniggers', 'sniggering', 'retardant', 'slutsky', 'boobook', 'boobear'],
];

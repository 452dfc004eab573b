/** Which modules each chunk gets: a module goes into the first one whose `test` matches its path. */
export const chunkGroups = [
  // Changes only with our dependencies, so it stays cached across most releases.
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs|immer|reselect|redux|redux-thunk|use-sync-external-store)[\\/]/,
  },
  // Shared by the pages with an opponent: live games and duels.
  {
    name: 'match',
    test: /frontend[\\/]src[\\/](features[\\/](duel|results[\\/]share-(match|duel)-dialog)|store[\\/]pending-moves\.|(ui|game-kit)[\\/][a-z-]+[\\/](closed-board|show-confetti|winners-confetti|match|match-end|match-lines|opponent-side|presence-mark|result-side|turn-texts|use-match-show|use-outcome-announcement)\.)|rules[\\/]src[\\/](live-game|duel-game)\.|contracts[\\/]src[\\/](duels[\\/]duel-texts|results[\\/]match-share-text|wire[\\/]errors|live[\\/]removal-texts)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Loaded on all pages by players of live games, to count their turns.
  {
    name: 'turns',
    test: /frontend[\\/]src[\\/](features[\\/]game[\\/](game\.api\.|turns[\\/])|store[\\/]live[\\/](live-keys|waiting-games)\.)|contracts[\\/]src[\\/]live[\\/]live-limits\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Used only by live games, so no other page loads it.
  {
    name: 'live',
    test: /frontend[\\/]src[\\/](features[\\/](game(?![\\/]turns)|presence)|live(?![\\/](stream-transport|session-stream)))[\\/]|(contracts[\\/]src[\\/]live[\\/]slow-game-texts|rules[\\/]src[\\/]slow-games)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Push notices: offered by live games, chosen in the settings.
  {
    name: 'push',
    test: /frontend[\\/]src[\\/](features[\\/]push[\\/]|store[\\/]saved-push\.)|contracts[\\/]src[\\/]push[\\/]/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by home, the live game pages and the account page. The daily doesn't need it.
  {
    name: 'lobby',
    test: /frontend[\\/]src[\\/](features[\\/]home[\\/](?!home-page|below[\\/]home\.api)|ui[\\/](layout[\\/]card|stats[\\/]stats)\.|game-kit[\\/]board[\\/]board-picture\.)|icons[\\/]circle-user-round\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Ending or linking a session. Loaded only by players who have or had one.
  {
    name: 'session',
    test: /frontend[\\/]src[\\/](features[\\/]auth[\\/]session[\\/](end-session|handle-user|start-session)|live[\\/]stream-transport|store[\\/]local-player)\.|node_modules[\\/]eventsource-parser[\\/]|contracts[\\/]src[\\/]accounts[\\/]session-texts\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by pages with forms, mainly those for names and groups.
  {
    name: 'forms',
    test: /frontend[\\/]src[\\/](features[\\/](players[\\/](names\.api|notices\.api|notices\.public|notice-card|name-form|name-labels|use-save-name)|groups[\\/]groups\.api|leaderboards[\\/](rank|leaderboard-texts|leaderboards\.api))|store[\\/]identity[\\/]name-check|ui[\\/][a-z-]+[\\/](form-message|checked-field|failed-rows|use-debounced))\.|contracts[\\/]src[\\/](groups[\\/]group-texts|players[\\/](name-texts|name-rules))\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by the account pages only.
  {
    name: 'account',
    test: /frontend[\\/]src[\\/](features[\\/]auth[\\/](account\.api|methods[\\/](use-leave|use-owner-check|sign-in\.api|passkeys\.api|browser-passkeys)|sign-in[\\/](form-error|email-field)|account[\\/]save-file|account-keeps)|ui[\\/]form[\\/]password-field)|contracts[\\/]src[\\/]accounts[\\/](account-texts|sign-in-texts)|icons[\\/]eye/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by the results pages. The boards don't need it.
  {
    name: 'results',
    test: /frontend[\\/]src[\\/](features[\\/](daily[\\/]results[\\/](post-game(-texts)?|status-dialog|streak-strip)|results[\\/](share-result-dialog|share-forms|use-share-form))\.|(ui|game-kit)[\\/][a-z-]+[\\/](big-score|word-chip|copy-button|facts|medallion|picture-button|picture-preview|result-loading|result-words|share-dialog|use-copy|finished-game|use-game-end|use-result-announcement|use-score-reveal|use-line-count|use-skip|score-text|result-board|use-share)\.)|contracts[\\/]src[\\/]results[\\/](results-texts|(daily|grid)-share-text)\.|icons[\\/]copy\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by home and the results: what was good about a game.
  {
    name: 'verdict',
    test: /frontend[\\/]src[\\/](game-kit[\\/]result[\\/]verdict|ui[\\/]util[\\/](date-format|once))\.|rules[\\/]src[\\/]score-spread\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by the results of dailies and by practice. The start page doesn't need it.
  {
    name: 'review',
    test: /frontend[\\/]src[\\/](solver[\\/](use-solver|use-best-grid|solve|call-worker|ready-worker|solver\.api)|features[\\/](settings[\\/]show-words-card|best-grid[\\/](best-possible|review-link|verdict)|archive[\\/]archive\.api|daily[\\/]results[\\/]result-detail|results[\\/](results\.api|share-daily-(button|dialog)|use-share-link))|game-kit[\\/]result[\\/]letter-line)|contracts[\\/]src[\\/](solver[\\/]review|practice[\\/]archive)-texts\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // How everyone did: on the results, in the archive and after practice.
  {
    name: 'spread',
    test: /frontend[\\/]src[\\/](features[\\/]spread[\\/]|ui[\\/](charts[\\/]score-bars|util[\\/]count-text)\.)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by the pages with a board. The start page has a picture of one instead.
  {
    name: 'grid',
    test: /frontend[\\/]src[\\/](game-kit[\\/]board[\\/](board|board-cell|board-flight|board-keys|board-motion|letter-key|use-board-effects)|ui[\\/]theme[\\/]use-reduced-motion)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Used by the boards that send each move to the server: the simple daily, duels and live games.
  {
    name: 'hand',
    test: /frontend[\\/]src[\\/]game-kit[\\/](hand[\\/]use-hand|turns[\\/]use-queued-steps)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // The daily's board and its help, also used by practice and duels.
  {
    name: 'board',
    test: /frontend[\\/]src[\\/](features[\\/](daily[\\/]([a-z-]+[\\/])?(play-board|daily-hand|round-tutorial|round-popup|both-directions|coach|use-round-tutorial|learning|sound-offer|use-connection|use-daily-announcements|daily\.slice)|help[\\/](board-actions|game-rules|rule-steps|scoring-basics|line-examples?)\.)|(store[\\/](daily[\\/]tutorial-flags\.|solo-board[\\/])|solver[\\/](use-)?formed-words\.)|game-kit[\\/][a-z-]+[\\/](blind-banner|hand|solo-hand|letter-position-text|use-alerts|letter-picker|round-strip|board-layout|letters-so-far|keyboard-help|reading-keys|spoken-board|use-picking|take-back-button|hand-texts|use-board-keys)\.)|contracts[\\/]src[\\/]daily[\\/]tutorial-texts\.|icons[\\/]volume-/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // For the settings, a first result and the page on which another device is linked. Live games show a QR
  // code, too.
  {
    name: 'devices',
    test: /frontend[\\/]src[\\/](features[\\/]devices[\\/]|ui[\\/]share[\\/]qr-code\.)|contracts[\\/]src[\\/]devices[\\/]/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Used by reviews, too.
  {
    name: 'challenges-api',
    test: /frontend[\\/]src[\\/]features[\\/]challenges[\\/]challenges\.api\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by the pages of challenges.
  {
    name: 'challenges',
    test: /frontend[\\/]src[\\/]features[\\/]challenges[\\/]|contracts[\\/]src[\\/]challenges[\\/]challenge-texts\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // The settings open from any page, and load it with their dialog.
  {
    name: 'switch',
    test: /frontend[\\/]src[\\/]ui[\\/]form[\\/]switch\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // The report buttons, on pages with other players' names and results. The daily has none.
  {
    name: 'reports',
    test: /frontend[\\/]src[\\/](features[\\/]reports[\\/]report(ing|-button)\.|store[\\/]api[\\/]open-page\.)|contracts[\\/]src[\\/]moderation[\\/]moderation-(kinds|texts)\.|icons[\\/]flag\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by the list of groups, a group's page, and the grids of challenges.
  {
    name: 'groups',
    test: /frontend[\\/]src[\\/](features[\\/]groups[\\/](?!groups\.api)|game-kit[\\/]grids[\\/])/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by the leaderboards and The 32 Club.
  {
    name: 'ranking',
    test: /frontend[\\/]src[\\/]features[\\/]leaderboards[\\/](ranked-(table|player)|player-sheet)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by the pages to read and to fill in.
  {
    name: 'text',
    test: /frontend[\\/]src[\\/]ui[\\/](layout[\\/](text-sections|with-rail)|form[\\/]text-area|tabs[\\/]tabs)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Home and the header of wide screens. Phones and the daily don't need it.
  {
    name: 'modes',
    test: /frontend[\\/]src[\\/]game-kit[\\/]layout[\\/]play-links\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // The word list, for scoring and for the word checker.
  {
    name: 'words',
    test: /libs[\\/]words[\\/]|store[\\/]lexicon\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Home's parts below the fold.
  {
    name: 'home-api',
    test: /frontend[\\/]src[\\/]features[\\/]home[\\/]below[\\/]home\.api\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Looking up a word, beside the daily on wide screens and on a page of its own.
  {
    name: 'word-lookup',
    test: /frontend[\\/]src[\\/]features[\\/]words[\\/](?!word-checker-page)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by the demos.
  {
    name: 'demos',
    test: /frontend[\\/]src[\\/]app[\\/]demos[\\/]|contracts[\\/]src[\\/]demo-texts\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by pages other than home and the daily.
  {
    name: 'pages',
    test: /frontend[\\/]src[\\/](features[\\/](info[\\/](external-link|site\.api|ways))\.|store[\\/]storage[\\/]challenge-key\.|(ui|game-kit)[\\/][a-z-]+[\\/](choice-tabs|confirmation|empty-state|field-error|load-failed|turn-button|other-game-modes|result-layout|table|text-field|board-loading|use-scroll-hint|use-staged-letter-announcement|waiting-hand)\.)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Shared by the pages with a calendar or with periods.
  {
    name: 'calendar',
    test: /frontend[\\/]src[\\/]ui[\\/]util[\\/](months|use-day-focus)\.|rules[\\/]src[\\/]months\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Dialogs and notices load together when the page is idle. The menu loads on first use, along
  // with the positioning code that only it needs.
  {
    name: 'panels',
    test: /node_modules[\\/](?!@floating-ui|@radix-ui[\\/]react-(menu|dropdown-menu|tooltip|popper|roving-focus|arrow|use-size|use-rect)|@dnd-kit|canvas-confetti|@simplewebauthn|qrcode|dijkstrajs|socket\.io|@socket\.io|engine\.io)/,
  },
  // Shared by all pages: one chunk instead of a dozen tiny ones.
  {
    name: 'game',
    test: /(frontend[\\/]src|libs)[\\/]/,
    minShareCount: 2,
  },
];

// Required by a program before it starts: writes which files it has loaded with `require` when it ends.
const { writeFileSync } = require('node:fs');

process.once('exit', () =>
  writeFileSync(process.env.RECORD_LOADED, JSON.stringify(Object.keys(require.cache))),
);

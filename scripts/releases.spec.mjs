import {
  changelogSection,
  changesBetween,
  metricsIn,
  parseChangeset,
  unannounced,
  variablesIn,
  withSection,
} from './releases.mjs';

const EMPTY = { variables: {}, migrations: {}, metrics: {} };
const BEFORE = { ...EMPTY, variables: { PORT: '3000', OLD: '1' }, migrations: { '1-create': 'abc' } };
const AFTER = { ...EMPTY, variables: { PORT: '8080', BACKUPS: '7' }, migrations: { '1-create': 'abd' } };
const CHANGES = changesBetween(BEFORE, AFTER);

test('an inventory has each variable with its default', () => {
  const page =
    '| variable | default |\n| --- | --- |\n| `PORT`  | 3000 | The port. |\n| `ROLE` | `all` | No. |\n';
  expect(variablesIn(page)).toEqual({ PORT: '3000', ROLE: '`all`' });
});

test('an inventory has each metric with its kind and labels', () => {
  const source = `
    metrics.gauge(
      { name: 'lag_seconds', help: 'How late' },
      () => []);
    this.sent = metrics.counter({
      name: 'sent_total',
      help: 'Sent',
      labels: ['result', 'kind'],
    });`;
  expect(metricsIn(source)).toEqual([
    ['tessera_lag_seconds', 'gauge()'],
    ['tessera_sent_total', 'counter(result, kind)'],
  ]);
});

test('two inventories differ by what was added, changed and removed', () => {
  expect(CHANGES).toEqual([
    { kind: 'variables', name: 'PORT', change: 'changed' },
    { kind: 'variables', name: 'OLD', change: 'removed' },
    { kind: 'variables', name: 'BACKUPS', change: 'added' },
    { kind: 'migrations', name: '1-create', change: 'changed' },
  ]);
});

test('a change is announced once a text for operators names it', () => {
  const texts = ['The default of `PORT` is 8080. `OLD` is gone.', 'Set `BACKUPS_X`, not BACKUPS.'];
  expect(unannounced(CHANGES, texts).map(({ name }) => name)).toEqual(['BACKUPS', '1-create']);
});

test('a changeset has a part for everyone and one for operators', () => {
  const text = "---\n'@tessera/backend': minor\n---\n\nBackups.\n\n### Operators\n\nSet `BACKUPS`.\n";
  expect(parseChangeset(text)).toEqual({ summary: 'Backups.', operators: 'Set `BACKUPS`.' });
  expect(parseChangeset("---\n'@tessera/rules': patch\n---\n\nA fix.\n")).toEqual({
    summary: 'A fix.',
    operators: '',
  });
});

test('the section of a release says first what operators have to know', () => {
  const changesets = [
    { name: 'a.md', summary: 'Backups by the program.\nEvery night.', operators: 'Set `BACKUPS`.' },
    { name: 'b.md', summary: 'A fix.', operators: '' },
  ];
  expect(changelogSection({ version: '1.1.0', date: '2026-12-01', changes: CHANGES, changesets })).toBe(
    `## 1.1.0 (2026-12-01)

### Operators

Set \`BACKUPS\`.

- **Variables:** New: \`BACKUPS\`. Changed: \`PORT\`. Removed: \`OLD\`.
- **Migrations:** Changed: \`1-create\`.
- **Metrics:** no changes.
- **Downtime:** none with several processes.

### Changes

- Backups by the program.
  Every night.
- A fix.`,
  );
});

test('a new section comes before the others', () => {
  expect(withSection('# Changelog\n\n## 1.0.0\n\nOld.\n', '## 1.1.0\n\nNew.')).toBe(
    '# Changelog\n\n## 1.1.0\n\nNew.\n\n## 1.0.0\n\nOld.\n',
  );
});

// Writes the section of a release in CHANGELOG.md.
import { KINDS } from './inventory.mjs';

const VERBS = { added: 'New', changed: 'Changed', removed: 'Removed' };
const FIRST_SECTION = /^## /m;

/**
 * A section with what changed for operators first: their notes, then everything that the inventories say.
 * @param {{ version: string, date: string, changes: ReturnType<typeof import('./inventory.mjs').changesBetween>,
 *   changesets: ReturnType<typeof import('./changesets.mjs').pendingChangesets> }} release
 */
export function changelogSection({ version, date, changes, changesets }) {
  const notes = changesets.flatMap(({ operators }) => operators || []);
  const lists = Object.keys(KINDS).map((kind) => `- **${titleOf(kind)}:** ${listed(kind, changes)}`);
  return [
    `## ${version} (${date})`,
    '### Operators',
    ...notes,
    [...lists, `- **Downtime:** ${downtimeIn(notes)}`].join('\n'),
    '### Changes',
    changesets.map(({ summary }) => asItem(summary)).join('\n'),
  ].join('\n\n');
}

const titleOf = (kind) => kind[0].toUpperCase() + kind.slice(1);

function listed(kind, changes) {
  const parts = Object.entries(VERBS).flatMap(([change, verb]) => {
    const names = changes.filter((it) => it.kind === kind && it.change === change).map(({ name }) => name);
    return names.length === 0 ? [] : `${verb}: ${names.map((name) => `\`${name}\``).join(', ')}.`;
  });
  return parts.join(' ') || 'no changes.';
}

/** None is needed unless a note has a paragraph or item about it. */
const downtimeIn = (notes) =>
  notes.some((note) => /\bdowntime\b/i.test(note)) ? 'see above.' : 'none with several processes.';

const asItem = (summary) => `- ${summary.replaceAll('\n', '\n  ')}`;

/** The changelog with a new section before all others. */
export function withSection(changelog, section) {
  const at = changelog.search(FIRST_SECTION);
  return at === -1
    ? `${changelog.trimEnd()}\n\n${section}\n`
    : `${changelog.slice(0, at)}${section}\n\n${changelog.slice(at)}`;
}

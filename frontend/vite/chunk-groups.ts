import type { Rolldown } from 'vite';

/** Which pages belong together. A page, or a part that loads on its own, belongs to the first area that it matches. */
const AREAS = Object.entries({
  shell: /index\.html$/,
  home: /\/home-page\./,
  daily: /\/daily-page\./,
  results: /features\/(daily\/results|results|best-grid|replays|review)\/|any-review-page/,
  live: /src\/(live|features\/(game|duel|push))\//,
  solo: /features\/(simple-daily|archive|challenges)\/|app\/dated-page/,
  people: /features\/(admin|auth|devices|groups|leaderboards|players|record|reports|settings)\//,
  demos: /app\/demos\//,
  rest: /./,
});

const slashed = (id: string) => id.replaceAll('\\', '/');

/** The pages, and the parts that load on their own, that need a module. */
function entriesOf(id: string, modules: Rolldown.ChunkingContext): string[] {
  const needing = new Set([id]);
  for (const one of needing) modules.getModuleInfo(one)?.importers.forEach((next) => needing.add(next));
  return [...needing].filter((one) => {
    const info = modules.getModuleInfo(one);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

/**
 * The chunk of a module that several pages share, by the areas that need it. What a module imports is needed wherever
 * the module is, so chunks can't import each other in a circle.
 */
function sharedChunk(id: string, modules: Rolldown.ChunkingContext): string | null {
  const entries = entriesOf(id, modules).map(slashed);
  const needing = entries.map((entry) => AREAS.find(([, pages]) => pages.test(entry))?.[0]);
  const areas = AREAS.map(([area]) => area).filter((area) => needing.includes(area) && area !== 'demos');
  const [, folder = ''] = /src\/(?:features\/)?([a-z-]+)/.exec(slashed(id)) ?? [];
  const [first = 'demos'] = areas;
  if (first === 'shell') return first;
  if (entries.length < 2) return null;
  if (first === 'home') return areas.length > 1 ? first : 'home-parts';
  if (first === 'daily') return areas.every((area) => /daily|live|solo/.test(area)) ? first : 'board';
  if (areas.length < 2) return `${first}-${folder}`;
  return `${areas.length === 2 ? areas.join('-') : 'pages'}${/ui|store/.test(folder) ? '-ui' : ''}`;
}

const OURS = /frontend[\\/]src[\\/](?!main\.)|preload-helper/;
const shared = { minShareCount: 2, includeDependenciesRecursively: false };

/** Which modules each chunk gets: a module goes into the first one whose `test` matches its path. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Changes only with our dependencies, so it stays cached across most releases.
  { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|react-redux|@reduxjs)[\\/]/ },
  // Dialogs and notices load when the page is idle, together with what the menu shares with them.
  { name: 'panels', test: /node_modules[\\/]@radix-ui[\\/]react-(dialog|toast)[\\/]/ },
  // Apart from what else pages share, because the results of the daily load that, too.
  { ...shared, name: 'page-icons', test: /ui[\\/]icons[\\/]page-icons\./ },
  { ...shared, name: sharedChunk, debugName: 'pages', test: OURS },
  { ...shared, name: 'words', test: /libs[\\/]words[\\/]/ },
  // The table of all errors and their messages, which only live games look up.
  { ...shared, name: 'errors', test: /contracts[\\/]src[\\/]wire[\\/]errors\./ },
  { ...shared, name: 'libs', test: /libs[\\/]/ },
];

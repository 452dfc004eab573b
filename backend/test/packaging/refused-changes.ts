import { isDeepStrictEqual } from 'node:util';
import type { Manifest, Parsed } from './manifests.js';

/** What an API server never changes in an object that exists. */
const FIXED: Readonly<Record<string, (spec: Parsed) => Parsed>> = {
  Job: ({ selector, template, completionMode }) => ({ selector, template, completionMode }),
  Deployment: ({ selector }) => selector,
  PersistentVolumeClaim: (spec) => ({ ...spec, resources: undefined }),
};

const nameOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`;

/** The objects whose change an API server refuses if these are applied over those. */
export function refusedChanges(before: readonly Manifest[], after: readonly Manifest[]): string[] {
  const existing = new Map(before.map((manifest) => [nameOf(manifest), manifest]));
  return after.filter((manifest) => isRefused(existing.get(nameOf(manifest)), manifest)).map(nameOf);
}

function isRefused(before: Manifest | undefined, after: Manifest): boolean {
  const fixed = FIXED[after.kind];
  return (
    before !== undefined && fixed !== undefined && !isDeepStrictEqual(fixed(before.spec), fixed(after.spec))
  );
}

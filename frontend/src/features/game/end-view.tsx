import { useState } from 'react';
import { useReducedMotion } from '../../ui/use-reduced-motion';
import { CurtainCall } from './curtain-call';
import { GameResults } from './game-results';
import type { LiveTable } from './table-state';

/** The end of a game: for those who were there, how it ended; then the results. */
export function EndView({ table }: { readonly table: LiveTable }) {
  const still = useReducedMotion();
  const [curtain, setCurtain] = useState(table.fresh);
  return (
    <>
      <GameResults table={table} counting={table.fresh && !curtain} />
      {curtain && !still && <CurtainCall table={table} onDone={() => setCurtain(false)} />}
    </>
  );
}

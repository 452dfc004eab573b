import { turnsText } from '@tessera/contracts/texts';

/** The number of live games that wait for the player, as `createTurnSigns` has noted it. */
export function TurnCount() {
  const turns = Number(document.documentElement.dataset['turns'] ?? 0);
  return (
    turns > 0 && (
      <span className="menu__count">
        <span aria-hidden="true">{turns}</span>
        <span className="sr-only">{turnsText(turns)}</span>
      </span>
    )
  );
}

import type { Report } from '@tessera/contracts';
import {
  MODERATION_TEXTS,
  PAGES,
  membersOf,
  nowCalled,
  pathOf,
  reportedGame,
  reportedLetters,
} from '@tessera/contracts/constants';
import { Link } from '../../../ui/link/link';

/** Where the reported thing belongs, and whether it has changed since. */
export function ReportContext({ report }: { readonly report: Report }) {
  const { text, textNow, player, group, result, challenge } = report;
  const notes = [
    challenge && reportedLetters(challenge.letters),
    challenge?.isEnded && MODERATION_TEXTS.notPlayed,
    result?.isEnded && MODERATION_TEXTS.notShared,
    group && membersOf(group.memberCount),
    text !== null && textNow === null && MODERATION_TEXTS.noNameNow,
    textNow !== null && textNow !== text && nowCalled(textNow),
    player?.isLeftOut && MODERATION_TEXTS.leftOut,
  ].filter((note) => typeof note === 'string');
  return (
    (result || notes.length > 0) && (
      <ul className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-ink-2">
        {result && (
          <li>
            <Game {...result} />
          </li>
        )}
        {notes.map((note) => (
          <li key={note}>
            <bdi>{note}</bdi>
          </li>
        ))}
      </ul>
    )
  );
}

function Game({ shareId, gameNumber, score, isEnded }: NonNullable<Report['result']>) {
  const game = reportedGame(gameNumber, score);
  if (isEnded) return game;
  return (
    <Link className="text-link" to={pathOf(PAGES.sharedResult, { shareId })}>
      {game}
    </Link>
  );
}

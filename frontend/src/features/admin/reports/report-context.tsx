import {
  type Report,
  MODERATION_TEXTS,
  membersOf,
  nowCalled,
  reportedGame,
  reportedReplay,
  reportedLetters,
} from '@tessera/contracts/moderation';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { TextLink } from '../../../ui/link/link';

/** Where the reported thing belongs, and whether it has changed since. */
export function ReportContext({ report }: { readonly report: Report }) {
  const { text, textNow, player, group, result, replay, challenge } = report;
  const notes = [
    challenge && reportedLetters(challenge.letters),
    challenge?.isEnded && MODERATION_TEXTS.notPlayed,
    (result ?? replay)?.isEnded && MODERATION_TEXTS.notShared,
    group && membersOf(group.memberCount),
    text !== null && textNow === null && MODERATION_TEXTS.noNameNow,
    textNow !== null && textNow !== text && nowCalled(textNow),
    player?.isLeftOut && MODERATION_TEXTS.leftOut,
  ].filter((note) => typeof note === 'string');
  return (
    (result || replay || notes.length > 0) && (
      <ul className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-ink-2">
        {result && (
          <li>
            <Shared {...result} page={PAGES.sharedResult}>
              {reportedGame(result.gameNumber, result.score)}
            </Shared>
          </li>
        )}
        {replay && (
          <li>
            <Shared {...replay} page={PAGES.sharedReplay}>
              {reportedReplay(replay.gameNumber, replay.score)}
            </Shared>
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

interface SharedProps {
  readonly shareId: string;
  readonly page: string;
  readonly isEnded: boolean;
  readonly children: string;
}

/** Leads to what was reported, as long as it is shared. */
function Shared({ shareId, page, isEnded, children }: SharedProps) {
  if (isEnded) return <span>{children}</span>;
  return <TextLink to={pathOf(page, { shareId })}>{children}</TextLink>;
}

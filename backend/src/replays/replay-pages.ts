import { Injectable } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import { type ReplayPlayer, REPLAY_TEXTS, replayName, sharedReplayTitle } from '@tessera/contracts/replays';
import { RESULTS_TEXTS } from '@tessera/contracts/results';
import { pathOf, REPLAY_PAGE, REPLAY_PICTURE } from '@tessera/contracts/wire';
import { scoringCells } from '@tessera/rules';
import type { PageHead } from '../platform/http/documents.js';
import { previewHead, SharedPages, SharedPagesContext, type Form, type Picture } from '../results/index.js';
import { replayUrlOf } from './replay.view.js';
import { ReplaysService, type SharedReplay } from './replays.service.js';

/** What others see when they get a link to a replay. */
@Injectable()
export class ReplayPages extends SharedPages<SharedReplay> {
  constructor(replays: ReplaysService, context: SharedPagesContext) {
    super(
      {
        page: REPLAY_PAGE,
        picture: REPLAY_PICTURE,
        params: CALLS.publicReplay.params,
        notFound: 'REPLAY_NOT_FOUND',
        missingTitles: {
          REPLAY_NOT_FOUND: REPLAY_TEXTS.notFoundTitle,
          RESULT_ENDED: RESULTS_TEXTS.endedTitle,
        },
        find: (shareId) => replays.findShared(shareId),
        check: (shareId) => replays.requireShared(shareId),
        dateOf: ({ replay }) => replay.date,
        headOf,
        pictureOf,
      },
      context,
    );
  }
}

/** Search engines leave it out: the other player may not know that it is shared. */
function headOf({ shareId, replay }: SharedReplay, address: string): PageHead {
  const players = replay.players.map((player) => ({ name: replayName(player), score: player.score }));
  const head = previewHead({
    title: sharedReplayTitle(players),
    url: replayUrlOf(address, shareId),
    picture: address + pathOf(REPLAY_PICTURE, { shareId }),
    alt: `Two grids: ${players.map(({ score }) => `${score} points`).join(' and ')}`,
  });
  return { ...head, noIndex: true };
}

/** Both grids at the end of the game. */
function pictureOf({ replay: { letters, players } }: SharedReplay, form: Form): Picture {
  const board = ({ cells, words, score }: ReplayPlayer) => ({
    score,
    cells: scoringCells(words).map((scores, cell) => ({
      letter: form === 'letters' ? (letters[cells.indexOf(cell)] ?? null) : null,
      scores,
    })),
  });
  return { kind: 'replay', boards: [board(players[0]), board(players[1])] };
}

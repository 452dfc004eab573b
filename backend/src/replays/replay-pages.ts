import { Inject, Injectable } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import { type ReplayPlayer, REPLAY_TEXTS, replayName, sharedReplayTitle } from '@tessera/contracts/replays';
import { RESULTS_TEXTS } from '@tessera/contracts/results';
import { pathOf, REPLAY_PAGE, REPLAY_PICTURE, type ErrorCode } from '@tessera/contracts/wire';
import { scoringCells } from '@tessera/rules';
import { type Request, Router } from 'express';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AppError } from '../platform/requests/app-error.js';
import { baseUrlFor } from '../platform/http/origin.js';
import type { PageHead, PageHeads } from '../platform/http/documents.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import {
  countLook,
  headOrMissing,
  PictureCache,
  pictureHandler,
  PicturePool,
  previewHead,
  type Form,
  type Picture,
} from '../results/index.js';
import { replayUrlOf } from './replay.view.js';
import { ReplaysService, type SharedReplay } from './replays.service.js';

/** Pages without a replay. */
const MISSING_TITLES: Partial<Record<ErrorCode, string>> = {
  REPLAY_NOT_FOUND: REPLAY_TEXTS.notFoundTitle,
  RESULT_ENDED: RESULTS_TEXTS.endedTitle,
};

/** What others see when they get a link to a replay: the head of its page, for link previews, and its image. */
@Injectable()
export class ReplayPages {
  private readonly pictures: PictureCache<SharedReplay>;

  constructor(
    private readonly replays: ReplaysService,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
    pool: PicturePool,
    clock: Clock,
  ) {
    this.pictures = new PictureCache(
      {
        find: (shareId) => replays.findShared(shareId),
        check: (shareId) => replays.requireShared(shareId),
        dateOf: ({ replay }) => replay.date,
        pictureOf,
      },
      pool,
      clock,
    );
  }

  /** The contents of each page's head, for clients that don't run scripts. */
  heads(): PageHeads {
    return { [REPLAY_PAGE]: (request) => this.head(request) };
  }

  pictureRoute(): Router {
    return Router().get(
      REPLAY_PICTURE,
      pictureHandler(async (request, form) => {
        await countLook(this.limits, request);
        return this.pictures.of(shareIdOf(request), form);
      }),
    );
  }

  private async head(request: Request): Promise<PageHead> {
    await countLook(this.limits, request);
    return headOrMissing(async () => {
      const shared = await this.replays.findShared(shareIdOf(request));
      return headOf(shared, baseUrlFor(request, this.config.publicOrigin));
    }, MISSING_TITLES);
  }
}

function shareIdOf({ params }: Request): string {
  const { data } = CALLS.publicReplay.params.safeParse(params);
  if (!data) throw new AppError('REPLAY_NOT_FOUND');
  return data.shareId;
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

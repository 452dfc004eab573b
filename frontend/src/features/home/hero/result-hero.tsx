import { TAGLINE } from '@tessera/contracts/constants';
import { useBestScore } from '../../../store/daily/best-scores';
import type { LocalCompletion } from '../../../store/daily/completions';
import { BoardPicture, gridText } from '../../../game-kit/board/board-picture';
import { Hero } from './hero';
import { HOME_TEXTS, possibleText } from '../home-texts';
import { useMosaic } from './use-mosaic';

/** Shows a player who has played today their finished board. */
export function ResultHero({ completion }: { readonly completion: LocalCompletion }) {
  const { finalScore } = completion;
  const mosaic = useMosaic(completion);
  const best = useBestScore(mosaic);
  return (
    <Hero board={<BoardPicture mosaic={mosaic} label={gridText(mosaic)} className="finished" />}>
      <p className="hero__score">
        <b>{finalScore}</b> <span>{best === null ? HOME_TEXTS.points : possibleText(finalScore, best)}</span>
      </p>
      <p className="hero__tagline">{TAGLINE}</p>
    </Hero>
  );
}

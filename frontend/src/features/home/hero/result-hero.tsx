import type { Mosaic } from '@tessera/rules';
import { useBestScore } from '../../../store/daily/best-scores';
import { BoardPicture, gridText } from '../../../game-kit/board/board-picture';
import { Hero } from './hero';
import { HOME_TEXTS, possibleText } from '../home-texts';

interface ResultHeroProps {
  /** Null while it is unknown whether there is one. */
  readonly score: number | null;
  /** Empty while the grid is unknown. */
  readonly mosaic: Mosaic;
}

/** Shows a player who has played today their finished board. Keeps its place until that is known. */
export function ResultHero({ score, mosaic }: ResultHeroProps) {
  const best = useBestScore(mosaic);
  return (
    <Hero board={<BoardPicture mosaic={mosaic} label={gridText(mosaic)} className="finished" />}>
      {score === null ? (
        <div className="hero__waiting" />
      ) : (
        <p className="hero__score">
          <b>{score}</b> <span>{best === null ? HOME_TEXTS.points : possibleText(score, best)}</span>
        </p>
      )}
    </Hero>
  );
}

import type { Challenge } from '@tessera/contracts';
import { Figures } from '../figures';

/** The figures of a challenge. Keeps its place until they are known. */
export const FiguresCard = ({ challenge }: { readonly challenge: Challenge | undefined }) => (
  <div className="letter-verdict" data-card="">
    <Figures figures={challenge?.figures ?? null} />
  </div>
);

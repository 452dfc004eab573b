import { DEMO_PAGES } from '@tessera/contracts/wire';
import { useState } from 'react';
import { DEMO_TEXTS } from './demo-texts';
import { Button } from '../../ui/button/button';
import { MatchEnd } from '../../game-kit/match/match-end';
import { ShareMatchDialog } from '../../features/results/share-dialogs.public';
import { Page } from '../../ui/layout/page';
import { PERFECT, USUAL } from './fixed-game';

const YOU = 'You';
const WON = { mine: { ...PERFECT, name: YOU }, theirs: { ...USUAL, name: DEMO_TEXTS.friend } };
const LOST = { mine: { ...USUAL, name: YOU }, theirs: { ...PERFECT, name: DEMO_TEXTS.friend } };

/** The end of a game against an opponent, starting with the outcome overlay. */
function EndDemo({ name }: { readonly name: 'winDemo' | 'lossDemo' }) {
  const [turn, setTurn] = useState(0);
  const title = DEMO_TEXTS.names[name];
  return (
    <Page title={title} heading={title} hiddenHeading width="wide">
      <MatchEnd
        key={turn}
        match={name === 'winDemo' ? WON : LOST}
        shared={{ opponent: DEMO_TEXTS.friend }}
        shareDialog={(dialog) => <ShareMatchDialog {...dialog} />}
        fresh
        from={DEMO_PAGES[name]}
        next={
          <Button variant="primary" wide onClick={() => setTurn(turn + 1)}>
            {DEMO_TEXTS.showAgain}
          </Button>
        }
      />
    </Page>
  );
}

export const WinDemoPage = () => <EndDemo name="winDemo" />;
export const LossDemoPage = () => <EndDemo name="lossDemo" />;

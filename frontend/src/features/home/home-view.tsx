import { PAGES, TAGLINE, TEXTS } from '@tessera/contracts/constants';
import type { ReactNode } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { ButtonLink } from '../../ui/button/button';
import { ButtonRow, Page } from '../../ui/layout/page';
import { tutorialOpened } from '../tutorials/tutorials.slice';
import { AccountLinks } from './account-links';
import { PerfectGrid } from './perfect-grid';

/** The start page around the card of today's game. */
export function HomeView({ today }: { readonly today: ReactNode }) {
  const dispatch = useAppDispatch();
  return (
    <Page heading="Home" hiddenHeading width="wide">
      <div className="mx-auto flex w-full max-w-[384px] flex-1 flex-col gap-3 lg:grid lg:max-w-none lg:grid-cols-2 lg:content-center lg:gap-x-16 lg:gap-y-8 lg:pb-16">
        <div className="pt-4 pb-1 lg:self-end">
          <p className="display text-4xl leading-none lg:text-5xl">
            Sixteen letters,
            <br />
            eight words.
          </p>
          <p className="pt-1.5 text-ink-2 lg:text-lg">{TAGLINE}</p>
        </div>
        <div className="grid gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
          {today}
          <ButtonLink to={PAGES.playFriend} size="large" wide>
            {TEXTS.playFriend}
          </ButtonLink>
          <ButtonRow>
            <ButtonLink to={PAGES.leaderboards}>{TEXTS.leaderboards}</ButtonLink>
            <ButtonLink to={PAGES.groups}>{TEXTS.groups}</ButtonLink>
          </ButtonRow>
          <ButtonRow>
            <ButtonLink to={PAGES.rules}>{TEXTS.howToPlay}</ButtonLink>
            <ButtonLink to={PAGES.wordChecker}>{TEXTS.wordChecker}</ButtonLink>
          </ButtonRow>
          <div className="button-row gap-y-0">
            <button type="button" className="quiet-link" onClick={() => dispatch(tutorialOpened('daily'))}>
              {TEXTS.dailyTutorial}
            </button>
            <button
              type="button"
              className="quiet-link"
              onClick={() => dispatch(tutorialOpened('two-player'))}
            >
              {TEXTS.twoPlayerTutorial}
            </button>
            <AccountLinks />
          </div>
        </div>
        <PerfectGrid />
      </div>
    </Page>
  );
}

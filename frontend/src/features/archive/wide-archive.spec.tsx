import { TEXTS } from '@tessera/contracts/texts';
import { plainDate } from '@tessera/rules';
import { act, screen } from '@testing-library/react';
import { ARCHIVE_TEXTS } from './archive-texts';
import { recordCompletion } from '../../store/daily/completions';
import { fakeFetch, type FakeResponse } from '../../store/testing/fake-fetch';
import { aDay, completion, DAYS, monthAnswer, open, serve, unplayed } from './testing/archive';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T10:30:00Z')));

describe('on a wide screen', () => {
  beforeEach(() => {
    const narrow = window.matchMedia('');
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...narrow, media, matches: media.includes('1024px') }));
  });

  it('shows two months, and the selected day beside them', async () => {
    recordCompletion(
      { ...completion, gameId: 'game-687', mosaic: 'BRATloreETASdewx', date: plainDate('2026-11-18') },
      plainDate('2026-11-22'),
    );
    serve();
    const { user } = open();
    expect(await screen.findByRole('grid', { name: 'October 2026' })).toBeVisible();
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sun 22 November' })).toBeVisible();

    const day = screen.getByRole('button', { name: /game 687, your daily score 24$/ });
    expect(day).toHaveAttribute('aria-pressed', 'false');
    await user.click(day);
    expect(day).toHaveAttribute('aria-pressed', 'true');
    expect(day).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Wed 18 November' })).toBeVisible();
    expect(screen.getByRole('img', { name: /BRAT, LORE, ETAS, DEWX/ })).toBeVisible();
    expect(screen.getByRole('link', { name: TEXTS.seeResults })).toHaveAttribute(
      'href',
      '/1pv3-results/game-687',
    );
    expect(screen.getByRole('link', { name: ARCHIVE_TEXTS.practice })).toHaveAttribute(
      'href',
      '/archive/2026-11-18',
    );
    await user.click(screen.getByRole('button', { name: /game 689, practice in progress$/ }));
    expect(screen.getByRole('link', { name: ARCHIVE_TEXTS.resumePractice })).toBeVisible();
  });

  it('shows no day before the newest month has come', async () => {
    let arrive: (november: FakeResponse) => void = () => undefined;
    const november = new Promise<FakeResponse>((resolve) => (arrive = resolve));
    fakeFetch(({ path }) => {
      if (path.endsWith('/2026-11')) return november;
      const october = aDay(1, { date: plainDate('2026-10-31'), gameNumber: 669 });
      return path.endsWith('/2026-10') ? monthAnswer('2026-10', [october]) : { body: unplayed };
    });
    open();
    expect(await screen.findByRole('button', { name: /^Saturday,? 31 October 2026/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sat 31 October' })).not.toBeInTheDocument();
    act(() => arrive(monthAnswer('2026-11', DAYS)));
    expect(await screen.findByRole('heading', { name: 'Sun 22 November' })).toBeVisible();
  });

  it('says so if one of the months cannot be loaded, and loads it again when asked', async () => {
    const answers: Record<string, FakeResponse> = { '2026-10': { status: 503 } };
    serve(answers);
    const { user } = open();
    expect(await screen.findByRole('heading', { name: ARCHIVE_TEXTS.failed })).toBeVisible();
    delete answers['2026-10'];
    await user.click(screen.getByRole('button', { name: TEXTS.retry }));
    expect(await screen.findByRole('grid', { name: 'October 2026' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sun 22 November' })).toBeVisible();
  });
});

import { RailNote } from '../../ui/layout/with-rail';

const KEPT = [
  "Your streak and the animals you've earned",
  'Your name and your place on the leaderboards',
  'Your groups: creating one takes an account',
  "Today's game, so that you can finish it on another device",
  "Every game you've played, with its review",
];

interface AccountKeepsProps {
  readonly title: string;
  /** Shown below the list. */
  readonly note?: string;
}

/** What an account is good for. */
export const AccountKeeps = ({ title, note }: AccountKeepsProps) => (
  <RailNote title={title}>
    <ul className="tesserae">
      {KEPT.map((kept) => (
        <li key={kept}>{kept}</li>
      ))}
    </ul>
    {note !== undefined && <p className="pt-2 text-ink-2">{note}</p>}
  </RailNote>
);

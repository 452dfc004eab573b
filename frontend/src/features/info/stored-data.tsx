import { LIMITS } from '@tessera/contracts/wire';

/** Lists everything that is stored, and whether it is stored for every player. */
export const StoredData = () => (
  <ul className="grid list-disc gap-1.5 pl-5">
    <li>
      A random identifier (a UUID), created by your browser. It tells your games apart from other people's,
      and says nothing about you.
    </li>
    <li>
      Your games of every kind: letters, grids, moves, scores, when you played, and your browser's time zone,
      so that your day starts when it should.
    </li>
    <li>Your streaks and achievements, and the results and replays you share.</li>
    <li>When games from another browser were added to your account, and what that did to your streak.</li>
    <li>
      The letters and names you choose in Play My Letters, until nobody has opened the challenge for 30 days.
      Anyone with the link can see your player name, and anyone who has played your letters can see your grid.
    </li>
    <li>
      Your player name, if you choose one, and the groups you create or join. Their members can see your grids
      of the daily, unless you keep them closed, and for {LIMITS.GRID_REACTIONS_KEPT_DAYS} days what you say
      to theirs.
    </li>
    <li>
      Your email address and password, if you create an account. The password is stored in a form that can't
      be read. We also save your daily in progress, so that you can continue it on another device.
    </li>
    <li>
      If you turn on notifications: for each device, the address and keys with which your browser's maker
      delivers them, what you'd like to be told and when, and for three days what we've sent. The texts are
      encrypted on the way to your browser. We delete this when you turn notifications off, or when nothing
      has reached the device for 90 days.
    </li>
    <li>
      If you use another device without an account: for each device, its browser and operating system, when
      you added it and the day you last used it.
    </li>
    <li>
      If you sign in with a provider such as your organization: its name for you, which doesn't change, and
      the email address and name that it gave us, until you unlink it or delete your account.
    </li>
    <li>
      If you add passkeys: their names, their public keys, and when you added and last used them. Your
      fingerprint, face or PIN never leaves your device.
    </li>
    <li>For each sign-in, your type of device and your IP address, for as long as the session lasts.</li>
    <li>
      Cookies, once you sign in. Two keep you signed in, until you log out. The third stays after that, for up
      to 400 days: it shows that you've signed in with this browser before, and nothing else, so that you can
      sign in right away even while someone else is guessing your password. While you are at a provider's
      page, another one lasts for ten minutes.
    </li>
    <li>The IP address of each request, for a short time, to limit how many requests anyone can make.</li>
    <li>
      For two days, how many new players on a network have completed a daily, and how many high scores it has,
      but not the network's address or who they are.
    </li>
    <li>
      The feedback you send us, and your email address if you'd like a reply. Both may also be emailed to our
      team.
    </li>
    <li>
      What you report: the name, result, replay or challenge, your reason and your note. We don't store who
      you are, only a hash of your identifier, so that each player counts once. We don't show anyone who
      reported what.
    </li>
    <li>What moderators have done about your name, results, replays or challenges, and why.</li>
    <li>
      For {LIMITS.DELETIONS_KEPT_DAYS} days after you delete something, a hash of its random identifier, so
      that we can delete it again if we have to restore a backup.
    </li>
    <li>
      Only in your browser: your settings, the tutorials you've seen, your games of the last few days, and a
      copy of the app, so that you can play without a connection.
    </li>
  </ul>
);

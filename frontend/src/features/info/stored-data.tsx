/** Lists everything that is stored, and whether it is stored for every player. */
export const StoredData = () => (
  <ul className="grid list-disc gap-1.5 pl-5">
    <li>
      A random identifier (a UUID), made by your browser. It tells your games from those of others, and says
      nothing about you.
    </li>
    <li>
      Your games of every kind: letters, grids, moves, scores, when you played, and the time zone that your
      browser names, so that your day begins when it does.
    </li>
    <li>What follows from them: streaks, achievements, and results that you share.</li>
    <li>A player name, if you choose one, and the groups that you make or join.</li>
    <li>
      Your email address and a password, if you make an account. The password is stored in a form from which
      it cannot be read. So that you can go on elsewhere, the daily that you are playing is kept with it.
    </li>
    <li>For each sign-in the kind of device and its network address, for as long as the session lasts.</li>
    <li>
      The network address that a request comes from, for a short while, to keep anyone from asking too much at
      once.
    </li>
    <li>
      What you write to us as feedback, and the address for an answer if you leave one. Both may also reach us
      by mail.
    </li>
    <li>
      In your browser alone: your settings, which tutorials you have seen, the games of the last days, and a
      copy of the app, so that you can play on without a connection.
    </li>
  </ul>
);

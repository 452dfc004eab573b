// The server as one file, which starts in half the time, or `server.js` with the condition `@tessera/unbundled`.
import '#server';

// The server as a bundle, which starts in half the time, or `server.js` with the condition `@tessera/unbundled`.
import '#server';

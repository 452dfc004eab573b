import { RESET_PASSWORD_PAGE } from '@tessera/contracts/constants';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

const EMAIL = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g;
/** The password reset page: everything after it may be a token, which is as good as the password. */
const RESET_PAGE = RESET_PASSWORD_PAGE.replace(/\/:.*/, '');
/** In a text, where the link ends and other words follow; a blank or a quote may be where it begins. */
const RESET_LINK = new RegExp(`(${RESET_PAGE})[/\\\\][\\s"']*[^\\s"'?]*`, 'gi');
/** In a path, which has nothing but the link, whatever it was decoded to. */
const RESET_PATH = new RegExp(`[/\\\\]${RESET_PAGE.slice(1)}.+`, 'is');

const ENCODED = /(?:%[0-9a-f]{2})+/gi;
const MAX_DECODINGS = 5;

const decodedOnce = (text: string): string =>
  text.replace(ENCODED, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());

/** Plain text, however often it was percent-encoded; sequences that aren't valid stay as they are. */
function decoded(text: string): string {
  let plain = text;
  for (let times = 0; times < MAX_DECODINGS; times++) plain = decodedOnce(plain);
  return plain;
}

const redact = (text: string): string =>
  decoded(text).replace(RESET_LINK, '$1/[token]').replace(UUID, '[uuid]').replace(EMAIL, '[email]');

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** A request's path without its query or anything that grants access: UUIDs and tokens. */
export const redactUrl = (url: string): string =>
  redact(
    decoded(pathOf(decoded(pathOf(url))))
      .replace(/\/{2,}/g, '/')
      .replace(RESET_PATH, `${RESET_PAGE}/[token]`),
  );

interface ErrorFields {
  type?: string | undefined;
  message?: string | undefined;
  stack?: string | undefined;
}

/**
 * Of an error only these: a failed statement also carries its parameters, and they may name a player.
 * The database's own words, and a mail server's, may quote them too.
 */
export const errorFields = ({ type, message, stack }: ErrorFields): ErrorFields => ({
  type,
  message: message && redact(message),
  stack: stack && redact(stack),
});

import { RESET_PASSWORD_PAGE } from '@tessera/contracts/wire';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** With the longest local part that there is, because a search without a limit takes quadratic time. */
const EMAIL = /[^\s"'<>(),;:=]{1,64}@[^\s"'<>(),;:=]+/g;
/** The password reset page. Everything after it may be a token, which is as good as the password. */
const RESET_PAGE = RESET_PASSWORD_PAGE.replace(/\/:.*/, '');
/** In a text, the link ends where other words follow. It may start with a space or a quote. */
const RESET_LINK = new RegExp(`(${RESET_PAGE})[/\\\\][\\s"']*[^\\s"'?]*`, 'gi');
/** A path contains only the link, whatever it decodes to. */
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

/** A text without anything that grants access or identifies a person. */
export const redact = (text: string): string =>
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
 * Only these fields of an error: a failed statement also has its parameters, which may identify a player.
 * Messages of the database and the mail server may quote them too.
 */
export const errorFields = ({ type, message, stack }: ErrorFields): ErrorFields => ({
  type,
  message: message && redact(message),
  stack: stack && redact(stack),
});

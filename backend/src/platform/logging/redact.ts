import { RESET_PASSWORD_PAGE } from '@tessera/contracts/constants';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

const EMAIL = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g;
/** The page of a link for a new password: what follows is as good as the password. */
const RESET_LINK = new RegExp(`(${RESET_PASSWORD_PAGE.replace(/:.*/, '')})[^/?]+`, 'gi');

const redact = (text: string): string => text.replace(UUID, '[uuid]').replace(EMAIL, '[email]');

/** A request's address without its query and whatever in it gives access: UUIDs and tokens. */
export const redactUrl = (url: string): string =>
  redact((url.split('?', 1)[0] ?? '').replace(RESET_LINK, '$1[token]'));

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

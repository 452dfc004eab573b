const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

const redactUuids = (text: string): string => text.replace(UUID, '[uuid]');

/** A request's address without its query and without any UUID: a player's UUID is a capability. */
export const redactUrl = (url: string): string => redactUuids(url.split('?', 1)[0] ?? '');

interface ErrorFields {
  type?: string | undefined;
  message?: string | undefined;
  stack?: string | undefined;
}

/**
 * Of an error only these: a failed statement also carries its parameters, and they may name a player.
 * The database's own words may quote them too.
 */
export const errorFields = ({ type, message, stack }: ErrorFields): ErrorFields => ({
  type,
  message: message && redactUuids(message),
  stack: stack && redactUuids(stack),
});

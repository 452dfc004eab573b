const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** A request's address without its query and without any UUID: a player's UUID is a capability. */
export const redactUrl = (url: string): string => (url.split('?', 1)[0] ?? '').replace(UUID, '[uuid]');

interface ErrorFields {
  type?: string | undefined;
  message?: string | undefined;
  stack?: string | undefined;
}

/** Of an error only these: a failed statement also carries its parameters, and they may name a player. */
export const errorFields = ({ type, message, stack }: ErrorFields): ErrorFields => ({ type, message, stack });

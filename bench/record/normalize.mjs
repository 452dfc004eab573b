// Replaces what differs from run to run with placeholders that stay the same.
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const INSTANT = /(\d{4})-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g;
/** IDs with a readable first part and a random rest. */
const GAME_ID = /\b(1PV3|DC|DCS|PR)(-G?\d[\d-]*)-[\w-]{12,}/g;
const ORIGIN = /http:\/\/127\.0\.0\.1:\d+/g;
const LIVE_CODE = /"(?:gameId|predecessor)":"([A-Z0-9]{5})"/g;
const RANDOM_FIELDS = /"(id|userId|shareId|inviteCode|sid|feedbackId|salt|commitment)":"([^"]{8,})"/g;

/** A valid code of which no game has been created. */
const UNKNOWN_CODE = 'ZZZZZ';

/** The placeholders of one scene, numbered by when they first occur. */
export class Placeholders {
  #known = new Map();
  #counts = new Map();

  /** @param recordedYear times in this year come from the recording's own clock, and are kept */
  constructor(recordedYear) {
    this.recordedYear = recordedYear;
    this.name(UNKNOWN_CODE, UNKNOWN_CODE);
  }

  name(value, placeholder) {
    this.#known.set(value, placeholder);
  }

  #of(kind, value) {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const placeholder = `<${kind} ${count}>`;
    this.#known.set(value, placeholder);
    return placeholder;
  }

  text(raw) {
    for (const [, code] of raw.matchAll(LIVE_CODE)) this.#of('game', code);
    for (const [, field, value] of raw.matchAll(RANDOM_FIELDS)) this.#of(field, value);
    let text = raw
      .replace(ORIGIN, '<origin>')
      .replace(GAME_ID, (id, prefix, number) => this.#of(`${prefix}${number}`, id))
      .replace(UUID, (uuid) => this.#of('uuid', uuid))
      .replace(INSTANT, (instant, year) => (year === this.recordedYear ? instant : '<real time>'));
    for (const [value, placeholder] of this.#known) {
      text = text.replaceAll(value, placeholder);
      if (placeholder.startsWith('<game '))
        text = text.replaceAll(`"${value.toLowerCase()}"`, `"${placeholder} in lower case"`);
    }
    return text;
  }

  /** A header whose value differs from run to run, or follows from the body. */
  header(name, value, body) {
    switch (name) {
      case 'date':
        return '<date>';
      case 'etag':
        return value.startsWith('W/') ? 'W/<hash>' : '<hash>';
      case 'content-length':
        return Number(value) === Buffer.byteLength(body) ? '<length of the body>' : value;
      case 'sec-websocket-accept':
        return '<hash>';
      case 'x-request-id':
        return '<uuid>';
      case 'set-cookie':
        return String(value)
          .replace(/(sid=)[^;]+/g, '$1<session>')
          .replace(/Expires=(?!Thu, 01 Jan 1970)[^;]+/gi, 'Expires=<date>');
      default:
        return this.text(String(value)).replace(/'nonce-[^']+'/g, "'nonce-<nonce>'");
    }
  }
}

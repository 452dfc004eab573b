// Loaded into a server before it starts: moves its clock by CLOCK_SHIFT_MS.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const Real = Date;

globalThis.Date = class extends Real {
  constructor(...parts) {
    super(...(parts.length === 0 ? [Real.now() + shift] : parts));
  }

  static now() {
    return Real.now() + shift;
  }
};

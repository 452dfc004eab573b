import fc from 'fast-check';
import { sseParser } from './sse-parser';

it('reads events with their ids, and passes over comments', () => {
  expect(sseParser()(': hello\n\nid: A:1:0\ndata: {"a":1}\n\ndata: two\ndata: lines\n\n')).toEqual([
    { id: 'A:1:0', data: '{"a":1}' },
    { id: null, data: 'two\nlines' },
  ]);
});

it('reads the same whatever pieces the stream comes in', () => {
  const text =
    ': ping\r\n\r\nid: A:1:0\r\ndata: {"x":"é"}\r\n\r\nid: A:2:0\ndata: b\n\ndata: c\r\rdata: unfinished';
  const whole = sseParser()(text);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: text.length })), (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      const parse = sseParser();
      const events = at.slice(1).flatMap((end, i) => parse(text.slice(at[i], end)));
      expect(events).toEqual(whole);
    }),
  );
});

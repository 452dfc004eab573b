import { BusEcho } from './bus-echo.js';

let now: number;
let calls: number[];
let echo: BusEcho;

beforeEach(() => {
  now = 1000;
  calls = [];
  echo = new BusEcho(
    (call) => calls.push(call),
    () => now,
  );
});
afterEach(() => echo.stop());

test('the lag is the way of the last call, there and back', () => {
  echo.ask();
  now += 30;
  echo.hear(calls[0]);
  expect(echo.lagSeconds).toBeCloseTo(0.03);
  now += 5000;
  expect(echo.lagSeconds).toBeCloseTo(0.03);
});

test('while nothing comes back the lag grows, also over calls that are repeated', () => {
  echo.ask();
  now += 2000;
  echo.ask();
  now += 2000;
  expect(echo.lagSeconds).toBeCloseTo(4);
  echo.hear(calls[1]);
  expect(echo.lagSeconds).toBeCloseTo(4);
  echo.ask();
  now += 10;
  echo.hear(calls[2]);
  expect(echo.lagSeconds).toBeCloseTo(0.01);
});

test('an echo of an earlier call, or of none, says nothing', () => {
  echo.hear(0);
  expect(echo.lagSeconds).toBe(0);
  echo.ask();
  echo.ask();
  now += 100;
  echo.hear(calls[0]);
  now += 100;
  expect(echo.lagSeconds).toBeCloseTo(0.2);
});

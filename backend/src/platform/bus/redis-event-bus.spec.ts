import { BusLagProbe } from './redis-event-bus.js';

let now: number;
let calls: number[];
let probe: BusLagProbe;

beforeEach(() => {
  now = 1000;
  calls = [];
  probe = new BusLagProbe(
    (call) => calls.push(call),
    () => now,
  );
});
afterEach(() => probe.stop());

test('the lag is the round-trip time of the last probe', () => {
  probe.ask();
  now += 30;
  probe.receive(calls[0]);
  expect(probe.lagSeconds).toBeCloseTo(0.03);
  now += 5000;
  expect(probe.lagSeconds).toBeCloseTo(0.03);
});

test('the lag grows while no probe comes back, even if probes are repeated', () => {
  probe.ask();
  now += 2000;
  probe.ask();
  now += 2000;
  expect(probe.lagSeconds).toBeCloseTo(4);
  probe.receive(calls[1]);
  expect(probe.lagSeconds).toBeCloseTo(4);
  probe.ask();
  now += 10;
  probe.receive(calls[2]);
  expect(probe.lagSeconds).toBeCloseTo(0.01);
});

test('an earlier or unknown probe is ignored', () => {
  probe.receive(0);
  expect(probe.lagSeconds).toBe(0);
  probe.ask();
  probe.ask();
  now += 100;
  probe.receive(calls[0]);
  now += 100;
  expect(probe.lagSeconds).toBeCloseTo(0.2);
});

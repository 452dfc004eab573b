import { serviceOf } from './push-request.js';

const SERVICES = ['fcm.googleapis.com', '*.push.services.mozilla.com', 'http://127.0.0.1:8080'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
  ['https://FCM.googleapis.com:443/fcm/send/abc', 'fcm.googleapis.com'],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', '*.push.services.mozilla.com'],
  ['https://a.b.push.services.mozilla.com/x', '*.push.services.mozilla.com'],
  ['http://127.0.0.1:8080/x', 'http://127.0.0.1:8080'],
])('%s belongs to %s', (endpoint, service) => expect(serviceOf(endpoint, SERVICES)).toBe(service));

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://me@fcm.googleapis.com/x',
  'https://:pw@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil-fcm.googleapis.com/x',
  'https://fcm.googleapis.com./x',
  'https://push.services.mozilla.com/x',
  'https://evilpush.services.mozilla.com/x',
  'https://evil.example/#fcm.googleapis.com',
  'https://evil.example\\@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://127.0.0.1:8080/x',
  'http://127.0.0.1/x',
  'http://me@127.0.0.1:8080/x',
  'http://localhost:8080/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
])('%p belongs to no service', (endpoint) => expect(serviceOf(endpoint, SERVICES)).toBeNull());

test('without services, nothing belongs to any', () => {
  expect(serviceOf('https://fcm.googleapis.com/x', [])).toBeNull();
});

import 'reflect-metadata';
import { AuthGuard } from '@nestjs/passport';
import { LocalGuard } from './local.strategy.js';

test("signing in goes through Nest's own Passport guard", () => {
  expect(LocalGuard.prototype).toBeInstanceOf(AuthGuard('local'));
});

// Test environments in which the time zone is always the same one, whichever that of the machine is.
import { TestEnvironment } from 'jest-environment-node';

/** The environment in the zone that the project's `testEnvironmentOptions` name. */
export const inZone = (Environment) =>
  class extends Environment {
    #before = process.env.TZ;

    constructor(config, context) {
      super(config, context);
      process.env.TZ = config.projectConfig.testEnvironmentOptions.timeZone;
    }

    async teardown() {
      if (this.#before === undefined) delete process.env.TZ;
      else process.env.TZ = this.#before;
      await super.teardown();
    }
  };

export default inZone(TestEnvironment);

import { Injectable } from '@nestjs/common';

/** Whether this process should get requests. The readiness probe fails as soon as a shutdown begins. */
@Injectable()
export class Readiness {
  isEnding = false;

  end(): void {
    this.isEnding = true;
  }
}

import { Injectable } from '@nestjs/common';

/** Should this process be given work? Its probe says no from the moment on in which it is told to end. */
@Injectable()
export class Readiness {
  isEnding = false;

  end(): void {
    this.isEnding = true;
  }
}

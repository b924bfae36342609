import { runPlatformCheck } from './duties/platform-check/run-platform-check.ts';

/** Entry of the thread that looks through `platform.db`. */
runPlatformCheck();

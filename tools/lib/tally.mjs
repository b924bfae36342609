import { root } from './paths.mjs';

/** Counts passed, failed and skipped tests, by name. */
export class Tally {
  passed = 0;
  failed = [];
  skipped = [];

  addCheck({ name, findings }) {
    if (findings.length === 0) this.passed++;
    else this.failed.push(`check ${name}: ${findings.length} findings`);
  }

  /**
   * Adds a report of vitest (its `json` reporter). A file that could not be loaded has no tests to count and is one
   * failure; so is a run without a report, and a run that found no test at all.
   */
  addVitest(suite, result, exitCode) {
    const failedBefore = this.failed.length;
    const files = result?.testResults ?? [];
    for (const file of files) {
      if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
        this.failed.push(`${file.name.replace(`${root}/`, '')}: ${firstLine(file.message) || 'could not be loaded'}`);
      }
      for (const { status, fullName } of file.assertionResults) {
        if (status === 'passed') this.passed++;
        else if (status === 'failed') this.failed.push(fullName);
        else this.skipped.push(fullName);
      }
    }
    if (result === undefined) this.failed.push(`${suite}: vitest ended with code ${exitCode} before it had a report`);
    else if (files.length === 0) this.failed.push(`${suite}: no test was found`);
    else if (exitCode !== 0 && this.failed.length === failedBefore) {
      this.failed.push(`${suite}: vitest ended with code ${exitCode}; an error outside of tests is shown above`);
    }
  }

  /** The last line of a test run: `12 passed, 0 failed`, with `, 3 skipped` when there are any. */
  lastLine() {
    const skipped = this.skipped.length > 0 ? `, ${this.skipped.length} skipped` : '';
    return `${this.passed} passed, ${this.failed.length} failed${skipped}`;
  }
}

function firstLine(text) {
  return (text ?? '').split('\n', 1)[0];
}

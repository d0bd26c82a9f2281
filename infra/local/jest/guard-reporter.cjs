// Says of each guard, as soon as it is known, which stories were told with it switched off and how they ended.
const { appendFileSync } = require('node:fs');

module.exports = class GuardReporter {
  constructor(_, { report }) {
    this.report = report;
  }

  onTestResult({ context }, { testResults, testExecError }) {
    const { name } = context.config.displayName;
    const stories = testResults.map(({ fullName, status, failureMessages }) => ({ fullName, status, failureMessages }));
    appendFileSync(this.report, `${JSON.stringify({ name, stories, broken: testExecError?.message })}\n`);
  }
};

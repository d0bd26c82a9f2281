/**
 * What keeps values of rows out of a server's own log. An error quotes them in its message, its detail and its statement;
 * whoever caused it has it as the answer, and the processes log it by its code. The server still tells of itself.
 */
export const quietLog: Readonly<Record<string, string>> = {
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

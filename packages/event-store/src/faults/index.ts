export { callFaultPoints, Faults, faultPoints } from './faults.js';
export { withFaults } from './faulty-connection.js';

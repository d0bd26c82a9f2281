/** What the candidate portal offers to choose from (§5 Candidate details), with the words that people see. */
export const hvacStatuses = {
  existing: 'Existing, working',
  upgrade_needed: 'Existing, upgrade needed',
  new_installation: 'New installation needed',
  unknown: 'Unknown',
} as const;

export const electricalCapacities = {
  standard: 'Standard',
  high_capacity: 'High capacity',
  upgrade_needed: 'Upgrade needed',
  unknown: 'Unknown',
} as const;

export const connectivityStatuses = {
  fiber: 'Fiber',
  high_speed: 'High speed',
  standard: 'Standard',
  limited: 'Limited',
  unknown: 'Unknown',
} as const;

export type HvacStatus = keyof typeof hvacStatuses;
export type ElectricalCapacity = keyof typeof electricalCapacities;
export type ConnectivityStatus = keyof typeof connectivityStatuses;

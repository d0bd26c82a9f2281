/** What the candidate portal offers to choose from (§5 Candidate details), with the words that people see. */
export const hvacStatuses = {
  existing: 'Existing, in working order',
  upgrade_needed: 'Existing, upgrade needed',
  new_installation: 'New installation needed',
  unknown: 'Not known yet',
} as const;

export const electricalCapacities = {
  standard: 'Standard',
  high_capacity: 'High capacity',
  upgrade_needed: 'Upgrade needed',
  unknown: 'Not known yet',
} as const;

export const connectivityStatuses = {
  fiber: 'Fiber',
  high_speed: 'High speed',
  standard: 'Standard',
  limited: 'Limited',
  unknown: 'Not known yet',
} as const;

export type HvacStatus = keyof typeof hvacStatuses;
export type ElectricalCapacity = keyof typeof electricalCapacities;
export type ConnectivityStatus = keyof typeof connectivityStatuses;

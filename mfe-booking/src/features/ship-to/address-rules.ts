import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { ShippingAddressDto } from '@northlight/contracts';

/** The rules and messages of an address, from the class that the API uses. Loaded after the form is there. */
export const addressRules = classValidatorResolver(ShippingAddressDto);

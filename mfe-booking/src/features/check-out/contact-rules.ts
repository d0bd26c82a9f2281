import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { OrderContactDto } from '@northlight/contracts';

/** The rules and messages of §5, from the class that the API uses. Loaded after the form is there. */
export const contactRules = classValidatorResolver(OrderContactDto);

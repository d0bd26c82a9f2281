import { MaxLength, MinLength, ValidateIf } from 'class-validator';
import { OneLine } from '../one-line.js';
import { ChannelOrderDto } from './steer-front.dto.js';

/** An order that somebody gives in the console: as those of deploy tokens, with a reason, and in their own name. */
export class OrderFrontDto extends ChannelOrderDto {
  /** Why, for the history; whoever switches a front off says so. */
  @ValidateIf(({ action, reason }: OrderFrontDto) => action === 'kill' || reason !== undefined)
  @OneLine()
  @MaxLength(200, { message: 'Please give the reason in at most 200 characters' })
  @MinLength(3, { message: 'Please say why, for those who look at it later' })
  readonly reason?: string;
}

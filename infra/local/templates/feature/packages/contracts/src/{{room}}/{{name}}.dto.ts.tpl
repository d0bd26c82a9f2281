import { IsUUID } from 'class-validator';

/** What `POST /api/{{room}}/{{name}}` takes. */
export class {{Name}}Dto {
  @IsUUID(undefined, { message: 'Please say which one' })
  readonly id!: string;
}

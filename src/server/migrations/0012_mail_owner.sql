-- The account a mail is about. Found by address alone, a mail to an old or a new address outlived its account.
ALTER TABLE "mail_outbox" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_owner" ON "mail_outbox" USING btree ("owner_id");

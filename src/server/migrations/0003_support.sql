CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE INDEX "contact_requests_email" ON "contact_requests" USING btree ("email");--> statement-breakpoint
-- Visitors have no account: these rows belong to the product, and only its own role touches them.
ALTER TABLE newsletter_subscribers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE newsletter_subscribers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY newsletter_subscribers_system ON newsletter_subscribers
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON newsletter_subscribers TO waywell_system;
--> statement-breakpoint
ALTER TABLE contact_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE contact_requests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY contact_requests_system ON contact_requests
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON contact_requests TO waywell_system;
--> statement-breakpoint
GRANT UPDATE (mailed_at) ON contact_requests TO waywell_system;

-- Pages show chapters and what is said: a change of either makes them anew.
do $$
declare content text;
begin
	foreach content in array array['course_chapters', 'course_cues'] loop
		execute format('create trigger content_changed after insert or delete on %I for each row execute function notify_content_change()', content);
		execute format('create trigger content_emptied after truncate on %I for each statement execute function notify_content_change()', content);
		execute format('create trigger content_updated after update on %I for each row when (old.* is distinct from new.*) execute function notify_content_change()', content);
	end loop;
end $$;

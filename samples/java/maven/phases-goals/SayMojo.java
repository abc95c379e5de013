package say;

import org.apache.maven.plugin.*;
import org.apache.maven.project.MavenProject;

/** The goal `say`: prints where it was called. */
public class SayMojo extends AbstractMojo {
    private MavenProject project;
    private MojoExecution mojoExecution;

    @Override public void execute() {
        String phase = mojoExecution.getLifecyclePhase();
        System.out.println("  " + project.getArtifactId() + ": "
            + (phase == null ? "called by name" : phase));
    }
}
